import type { Rolldown } from 'vite'

/** The scripts that an entry imports statically, dependencies first, the entry last. */
export function importOrder(
  entry: Rolldown.OutputChunk,
  chunks: readonly Rolldown.OutputChunk[],
): string[] {
  const order = new Set<string>()
  const visit = (chunk: Rolldown.OutputChunk) => {
    for (const name of chunk.imports) {
      const imported = chunks.find(({ fileName }) => fileName === name)
      if (imported && !order.has(name)) visit(imported)
    }
    order.add(chunk.fileName)
  }
  visit(entry)
  return [...order]
}
