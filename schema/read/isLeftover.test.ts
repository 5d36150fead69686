import { expect, test } from 'vitest'

import { isLeftover } from './isLeftover.ts'

const leftovers =
  `/.DS_Store /logos/._acme.svg /.AppleDouble/a.svg /.Trash-1000/a.svg /.directory /.nfs0001
  /__MACOSX/a.svg /Thumbs.db /ehthumbs_vista.db /Desktop.ini /$RECYCLE.BIN/a.svg /logos/@eaDir/a.svg
  /.gitignore /.git/config /.vscode/settings.json /.privacy.html.swp /privacy.html~ /~$prices.pdf
  /#privacy.html# /.#privacy.html /.~lock.prices.pdf#`.split(/\s+/)
const files =
  `/robots.txt /.well-known/security.txt /.htaccess /thumbs.dbx /a.swp /my.gitignore
  /desktop.ini.html /a.DS_Store /logos/a~b.svg /photo#1.html`.split(/\s+/)

test('files that systems and programs leave in folders are recognized by their names', () => {
  expect([...files, ...leftovers].filter(isLeftover)).toEqual(leftovers)
})
