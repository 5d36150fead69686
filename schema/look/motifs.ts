import type { SiteContent } from '../generated/siteContent.ts'
import { defaultMotif } from '../model/defaults.ts'
import type { Motif } from './motif.ts'
import { columns } from './motifs/columns.ts'
import { hills } from './motifs/hills.ts'
import { tiles } from './motifs/tiles.ts'
import { waves } from './motifs/waves.ts'
import { weave } from './motifs/weave.ts'

const none: Motif = { scene: '', figure: () => '' }

const motifs = { columns, waves, hills, tiles, weave, none } satisfies Record<
  string,
  Motif
>

export const motifOf = ({ site }: Pick<SiteContent, 'site'>): Motif =>
  motifs[site.motif ?? defaultMotif]
