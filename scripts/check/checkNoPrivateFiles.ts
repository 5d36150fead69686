/** Finds what must not go online from `public`: links that point outside the folder, and files with secrets. */
import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

import { displayPath } from '../files/paths.ts'
import { sayIn } from '../messages/messages.ts'
import { systemLanguage } from '../terminal/systemLanguage.ts'

const privateNames =
  /^(?:\.env.*|\.(?:netrc|npmrc|pgpass|ftpconfig|htpasswd|ssh|aws)|id_(?:rsa|dsa|ecdsa|ed25519)(?:_sk)?|.*\.(?:pem|key|p12|pfx|sql)|node_modules)$/i

/** Throws an error that names the first such link or file. */
export function checkNoPrivateFiles(
  publicFolder: string,
  language = systemLanguage(),
): void {
  if (!existsSync(publicFolder)) return
  const root = realpathSync(publicFolder)
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    const path = displayPath(join(publicFolder, relative(root, file)))
    if (privateNames.test(entry.name))
      throw new Error(sayIn(language, 'public.secret', { path }))
    if (entry.isSymbolicLink() && !leadsInto(root, file))
      throw new Error(sayIn(language, 'public.link', { path }))
  }
}

function leadsInto(root: string, link: string): boolean {
  try {
    return realpathSync(link).startsWith(root + sep)
  } catch {
    return false
  }
}
