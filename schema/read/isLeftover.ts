/** Names of files that systems, file managers, and editors leave in folders, as regular expressions. */
const names = [
  String.raw`\.DS_Store`,
  String.raw`\._.*`,
  String.raw`\.(?:AppleDouble|Spotlight-V100|Trashes|fseventsd|Trash-\d+|directory|nfs\w+)`,
  '__MACOSX',
  '(?:eh)?thumbs(?:_vista)?\\.db',
  String.raw`desktop\.ini`,
  String.raw`\$RECYCLE\.BIN`,
  '@eaDir',
  String.raw`\.git.*`,
  String.raw`\.(?:vscode|idea|svn|hg)`,
  // Swap files and backups of editors and office programs.
  String.raw`\..*\.sw[a-z]`,
  String.raw`.*~`,
  String.raw`~\$.*`,
  String.raw`#.*#`,
  String.raw`\.#.*`,
  String.raw`\.~lock\..*#`,
]

const pattern = new RegExp(String.raw`(?:^|\/)(?:${names.join('|')})(?:\/|$)`, 'i')

/** Whether a file is a leftover. `path` has slashes. */
export const isLeftover = (path: string) => pattern.test(path)
