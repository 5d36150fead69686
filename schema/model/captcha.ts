import { captchaService } from '../captchaService.ts'
import { group } from './groups.ts'
import type { ModelNode } from './node.ts'
import { patterns } from './patterns.ts'
import { value } from './values.ts'

const { name: service, testKey } = captchaService

export const captcha: ModelNode = group({
  title: 'Captcha',
  help: {
    en: `The ${service} account that keeps robots away from the form.`,
    br: `A conta do ${service} que mantém os robôs longe do formulário.`,
  },
  required: ['siteKey'],
  properties: {
    siteKey: value({
      title: { en: 'Site key', br: 'Chave do site' },
      help: {
        en: `From ${service}, page Sites. It looks like “${testKey}”: that one is the test key, which protects nothing.`,
        br: `Do ${service}, página Sites. Ela se parece com “${testKey}”: essa é a chave de teste, que não protege nada.`,
      },
      format: 'siteKey',
      pattern: patterns.siteKey,
      patternErrorMessage: {
        en: `Copy the whole site key from ${service}: small letters and digits in five groups, e.g. "${testKey}".`,
        br: `Copie a chave inteira do ${service}: letras minúsculas e algarismos em cinco grupos, p. ex. "${testKey}".`,
      },
      example: testKey,
    }),
  },
})
