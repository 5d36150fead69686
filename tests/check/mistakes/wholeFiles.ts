/** The whole file as something else, or with something else beside it. */
import { original, whole, type Mistake } from './mistake.ts'

export const notAFile = (): Mistake[] => [
  whole('undefined', 'undefined\n'),
  whole('[object Object]', '[object Object]'),
  whole('base64', Buffer.from(original).toString('base64')),
  whole(
    'an error',
    "TypeError: Cannot read properties of undefined (reading 'site')\n    at main.js:1:1\n",
  ),
  whole(
    'a list of files',
    'total 32\n-rw-r--r-- 1 maria maria 29123 Nov 21 10:00 site.json\n',
  ),
  whole('a share link', 'https://drive.google.com/file/d/1a2b3c/view?usp=sharing\n'),
  whole(
    'Git LFS',
    'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n',
  ),
  whole('only NUL', '\0'.repeat(400)),
  whole('a shortcut', '[InternetShortcut]\nURL=https://www.example.com/\n'),
  whole(
    'CSV',
    'id,en,br\nhero.title,Software,Software\nhero.text,We build,Nós criamos\n',
  ),
  whole('true', 'true\n'),
  whole('a text', '"site"\n'),
  whole('an empty list', '[]\n'),
]

const pyStrings = (t: string) =>
  t.replaceAll(/"((?:[^"\\]|\\.)*)"/g, (_, s: string) => `'${s}'`)

/** Each of its marks is told. */
const rewrittenFile = (where: string, text: string) => whole(where, text, Infinity)
export const rewrittenFiles = (): Mistake[] => [
  rewrittenFile(
    'Python',
    pyStrings(original).replaceAll('false', 'False').replaceAll('true', 'True'),
  ),
  rewrittenFile('single quotes', pyStrings(original)),
  rewrittenFile('curly quotes', original.replaceAll(/"((?:[^"\\]|\\.)*)"/g, '“$1”')),
  rewrittenFile('bare names', original.replaceAll(/^( *)"(\w+)":/gm, '$1$2:')),
  rewrittenFile(
    'trailing commas',
    original.replaceAll(/([^,{[])\n( *[\]}])/g, '$1,\n$2'),
  ),
  rewrittenFile('semicolons', original.replaceAll(/,$/gm, ';')),
  rewrittenFile('low quotes', original.replaceAll(/"((?:[^"\\]|\\.)*)"/g, '„$1“')),
  rewrittenFile('no-break spaces', original.replaceAll('  ', '\u00a0\u00a0')),
  rewrittenFile('equals', original.replaceAll('": ', '" = ')),
  rewrittenFile('no commas', original.replaceAll(/,$/gm, '')),
]

export const twoObjects = (): Mistake[] => [
  whole('settings before', `{"theme": "dark", "lines": false}\n${original}`),
  whole('settings behind', `${original}{"theme": "dark"}\n`),
  whole(
    'an entry behind',
    `${original}{\n  "id": "acme",\n  "name": "Acme",\n  "logo": "/logos/acme.svg"\n}\n`,
  ),
  whole(
    'an entry behind a comma',
    `${original.trimEnd()},\n{\n  "id": "acme",\n  "name": "Acme"\n}\n`,
  ),
]
