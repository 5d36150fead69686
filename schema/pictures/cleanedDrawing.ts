// Server and page clean by the same code; that of Node differs in how it reads its settings alone.
import { optimize, type PluginConfig } from 'svgo/browser'

/** A drawing program's titles appear as tooltips; comments and metadata name people and folders. */
const plugins: PluginConfig[] = [
  'removeDoctype',
  'removeXMLProcInst',
  { name: 'removeComments', params: { preservePatterns: false } },
  'removeMetadata',
  'removeTitle',
  { name: 'removeDesc', params: { removeAny: true } },
  'removeEditorsNSData',
]

/** Throws where it is no XML. */
export function cleanedDrawing(bytes: Uint8Array): Uint8Array {
  const { data } = optimize(new TextDecoder().decode(bytes), { plugins })
  return new TextEncoder().encode(data)
}
