import type { TargetKind } from '../../src/editorApi/publishing.ts'
import { folderTarget } from './folder/folderTarget.ts'
import { githubTarget } from './github/github.ts'
import { hostTarget } from './host/hostTarget.ts'
import { netlifyTarget } from './netlify/netlifyTarget.ts'
import type { Target } from './target.ts'

export type Targets = Partial<Record<TargetKind, Target>>

/** Every target of a content. `outFolder`: where a folder or ZIP is put on this computer. */
export const targetsWith = (
  contentFile: string,
  outFolder: string,
): Required<Targets> => ({
  host: hostTarget,
  netlify: netlifyTarget(),
  folder: folderTarget(outFolder),
  github: githubTarget(contentFile),
})
