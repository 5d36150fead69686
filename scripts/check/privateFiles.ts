/** What must not go online from `public`, since everything there does: links that lead out of it, and files with secrets. */
import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

import { shownPath } from '../files/paths.ts'
import { systemLanguage } from '../terminal/systemLanguage.ts'

const privateNames =
  /^(?:\.env.*|\.(?:netrc|npmrc|pgpass|ftpconfig|htpasswd|ssh|aws)|id_(?:rsa|dsa|ecdsa|ed25519)(?:_sk)?|.*\.(?:pem|key|p12|pfx|sql)|node_modules)$/i

const words = {
  en: {
    link: (path: string) =>
      `${path} is a link to something outside of the folder "public", and everyone could read it online. Put the file itself there, or remove the link.`,
    secret: (path: string) =>
      `${path} may hold secrets, and everything in the folder "public" can be read by everyone online. Move it out of that folder.`,
  },
  br: {
    link: (path: string) =>
      `${path} é um atalho para algo fora da pasta "public", e qualquer pessoa poderia ler na internet. Coloque ali o próprio arquivo ou apague o atalho.`,
    secret: (path: string) =>
      `${path} pode conter segredos, e qualquer pessoa lê na internet tudo o que está na pasta "public". Tire-o dessa pasta.`,
  },
}

/** Throws a sentence that names the first such file. */
export function checkNoPrivateFiles(
  publicFolder: string,
  language = systemLanguage(),
): void {
  if (!existsSync(publicFolder)) return
  const top = realpathSync(publicFolder)
  for (const entry of readdirSync(top, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    const path = shownPath(join(publicFolder, relative(top, file)))
    if (privateNames.test(entry.name)) throw new Error(words[language].secret(path))
    if (entry.isSymbolicLink() && !leadsInto(top, file))
      throw new Error(words[language].link(path))
  }
}

function leadsInto(top: string, link: string): boolean {
  try {
    return realpathSync(link).startsWith(top + sep)
  } catch {
    return false
  }
}
