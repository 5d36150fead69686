import { group } from './groups.ts'
import type { ModelNode } from './node.ts'
import { value } from './values.ts'

export const captcha: ModelNode = group({
  title: 'Captcha',
  description: {
    en: 'The hCaptcha account that keeps robots away from the form, e.g. { "siteKey": "10000000-ffff-ffff-ffff-000000000001" }.',
    br: 'A conta do hCaptcha que mantém os robôs longe do formulário, p. ex. { "siteKey": "10000000-ffff-ffff-ffff-000000000001" }.',
  },
  required: ['siteKey'],
  properties: {
    siteKey: value({
      title: { en: 'Site key', br: 'Chave do site' },
      description: {
        en: 'From hCaptcha, page Sites. It looks like "10000000-ffff-ffff-ffff-000000000001": that one is the test key, which protects nothing.',
        br: 'Do hCaptcha, página Sites. Ela se parece com "10000000-ffff-ffff-ffff-000000000001": essa é a chave de teste, que não protege nada.',
      },
      format: 'siteKey',
      pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
      patternErrorMessage: {
        en: 'Copy the whole site key from hCaptcha: small letters and digits in five groups, e.g. "10000000-ffff-ffff-ffff-000000000001".',
        br: 'Copie a chave inteira do hCaptcha: letras minúsculas e algarismos em cinco grupos, p. ex. "10000000-ffff-ffff-ffff-000000000001".',
      },
      example: '10000000-ffff-ffff-ffff-000000000001',
    }),
  },
})
