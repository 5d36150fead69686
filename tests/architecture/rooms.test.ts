// @vitest-environment node
/** Who may import whom: the lint settings are tried on small files, one import each. */
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { runBin } from '../../scripts/testing/runBin.ts'

/** A file of a room, and what it imports. */
type Import = readonly [file: string, from: string]

const allowed: Import[] = [
  ['schema/probe.ts', './siteContent.ts'],
  ['schema/finding/syntax/probe.ts', '../../problem.ts'],
  ['schema/finding/validate.ts', 'ajv'],
  ['src/i18n/Probe.tsx', '../../schema/siteContent.ts'],
  ['src/components/ProbeA.tsx', '../i18n/useText.ts'],
  ['src/components/ProbeB.tsx', '../../schema/siteContent.ts'],
  ['src/contact/ProbeA.tsx', '../components/Icon.tsx'],
  ['src/contact/emailGateway.ts', '@emailjs/browser'],
  ['src/contact/Captcha.tsx', '@hcaptcha/react-hcaptcha'],
  ['src/sections/ProbeA.tsx', '../contact/ContactForm.tsx'],
  ['src/App.tsx', './sections/Section.tsx'],
  ['src/Probe.tsx', 'virtual:site-content'],
  ['src/boot.ts', './i18n/languages.ts'],
  ['src/editor/ProbeA.tsx', '../../schema/checkContent.ts'],
  ['scripts/probeA.ts', '../schema/checkContent.ts'],
  ['scripts/probeB.ts', '../src/i18n/languages.ts'],
  ['scripts/bench/parts/probeF.ts', '../../build/policy.ts'],
  ['scripts/bench/parts/probeG.ts', '../../../schema/checkContent.ts'],
  ['src/editor/forms/ProbeD.tsx', '../Editor.tsx'],
  ['src/editor/forms/ProbeE.tsx', '../../App.tsx'],
  ['src/sections/Hero.test.tsx', '../../tests/renderWithContent.tsx'],
]

const refused: Import[] = [
  ['schema/probeA.ts', '../src/i18n/languages.ts'],
  ['schema/checkContent.ts', 'ajv'],
  ['schema/probeC.ts', '../scripts/content/contentFile.ts'],
  ['schema/finding/syntax/probeD.ts', '../../../src/i18n/languages.ts'],
  ['src/i18n/ProbeA.tsx', '../components/Icon.tsx'],
  ['src/i18n/ProbeB.tsx', 'virtual:site-content'],
  ['src/components/ProbeC.tsx', '../sections/Hero.tsx'],
  ['src/components/ProbeD.tsx', '../contact/ContactForm.tsx'],
  ['src/components/ProbeE.tsx', '../theme.ts'],
  ['src/components/ProbeF.tsx', 'virtual:site-content'],
  ['src/contact/ProbeB.tsx', '../sections/Hero.tsx'],
  ['src/contact/ProbeC.tsx', '@emailjs/browser'],
  ['src/contact/ProbeD.tsx', '@hcaptcha/react-hcaptcha'],
  ['src/contact/ProbeE.tsx', '../mocks/handlers.ts'],
  ['src/sections/ProbeB.tsx', 'virtual:site-content'],
  ['src/sections/ProbeC.tsx', '../mocks/handlers.ts'],
  ['src/sections/ProbeD.tsx', '../editor/Editor.tsx'],
  ['src/ProbeA.tsx', '../scripts/content/contentFile.ts'],
  ['src/ProbeB.tsx', '@emailjs/browser'],
  ['src/ProbeC.tsx', 'node:fs'],
  ['src/mocks/probeA.ts', '../contact/emailGateway.ts'],
  ['src/mocks/probeB.ts', '../../schema/siteContent.ts'],
  ['src/editor/ProbeB.tsx', '../sections/Hero.tsx'],
  ['src/editor/ProbeC.tsx', 'ajv'],
  ['scripts/probeC.ts', '../src/App.tsx'],
  ['scripts/probeD.ts', '../src/contact/emailGateway.ts'],
  ['scripts/probeE.ts', 'ajv'],
  ['scripts/probeH.ts', '../tests/setup.ts'],
  ['scripts/bench/parts/probeI.ts', '../../../src/App.tsx'],
  ['schema/finding/probeD.ts', '../../src/i18n/languages.ts'],
  ['schema/finding/probeE.ts', 'ajv'],
  ['schema/reading/probeG.ts', '../finding/values.ts'],
  ['src/editor/forms/ProbeF.tsx', '../../sections/Hero.tsx'],
  ['src/boot.ts', './theme.ts'],
]

const importRules = /no-restricted-imports|no-nodejs-modules/

let folder = ''

interface Complaint {
  code: string
  filename: string
  /** Names what was imported. */
  message: string
}
let complaints: Complaint[] = []

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rooms-'))
  const root = resolve(import.meta.dirname, '../..')
  const settings = readFileSync(join(root, '.oxlintrc.json'), 'utf8')
  cpSync(join(root, '.oxlintrc.rooms.json'), join(folder, '.oxlintrc.rooms.json'))
  // Types would need the whole project; what a file may import does not.
  writeFileSync(
    join(folder, '.oxlintrc.json'),
    settings.replace('"typeAware": true', '"typeAware": false'),
  )
  for (const [file, from] of [...allowed, ...refused]) {
    const path = join(folder, file)
    mkdirSync(dirname(path), { recursive: true })
    appendFileSync(path, `export { probe } from '${from}'\n`)
  }
  const { output } = await runBin('oxlint', [
    '--format=json',
    '-c',
    join(folder, '.oxlintrc.json'),
    folder,
  ])
  // The linter's own report, of which only three strings are read.
  const { diagnostics } = JSON.parse(output) as { diagnostics: Complaint[] }
  complaints = diagnostics.filter(({ code }) => importRules.test(code))
})

afterAll(() => rmSync(folder, { recursive: true }))

const isRefused = (file: string, from: string) =>
  complaints.some(
    ({ filename, message }) =>
      filename.replaceAll('\\', '/').endsWith(file) && message.includes(from),
  )

for (const [file, from] of allowed) {
  test(`${file} may import ${from}`, () => expect(isRefused(file, from)).toBe(false))
}

for (const [file, from] of refused) {
  test(`${file} may not import ${from}`, () => expect(isRefused(file, from)).toBe(true))
}
