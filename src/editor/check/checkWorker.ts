/** Checks the content in a worker, so that typing never waits for the check. */
import { today } from '../../../schema/check/findNotice.ts'
import { checkContent, type CheckOptions } from '../../../schema/checkContent.ts'
import { fixContent } from '../../../schema/fixContent.ts'
import type { CheckAnswer, CheckRequest } from './checker.ts'

/** The bytes of files, by the storage's names for them. */
const bytes = new Map<string, Uint8Array>()
/** The same for pictures drawn small. */
const pixels = new Map<string, Uint8ClampedArray>()

function optionsOf({
  files,
  sample,
}: Extract<CheckRequest, { text: string }>): CheckOptions {
  if (!files) return { today: today() }
  const named = new Map(files)
  const pictures = files.flatMap(([path, name]) => {
    const drawn = pixels.get(name)
    return drawn ? [[path, drawn] as const] : []
  })
  const ofSample = new Set(sample?.files)
  return {
    today: today(),
    files: {
      list: () => [...named.keys()],
      read: (path) => bytes.get(named.get(path) ?? ''),
      // On a slow connection or without one, a picture may be missing here, but not in the storage.
      unexamined: new Set(
        files.flatMap(([path, name]) => (bytes.has(name) ? [] : [path])),
      ),
      pixels: new Map(pictures),
      ofSample: new Set(
        files.flatMap(([path, name]) => (ofSample.has(name) ? [path] : [])),
      ),
    },
    ...(sample && { sample: sample.text }),
  }
}

function answer(request: CheckRequest): CheckAnswer | undefined {
  switch (request.kind) {
    case 'file':
      bytes.set(request.name, request.bytes)
      // Another program may have saved a different picture under the same name.
      if (request.pixels) pixels.set(request.name, request.pixels)
      else pixels.delete(request.name)
      return undefined
    case 'check': {
      const { problems } = checkContent(request.text, optionsOf(request))
      return { id: request.id, problems }
    }
    case 'fix': {
      const { result, text, fixedProblems } = fixContent(request.text, optionsOf(request))
      return { id: request.id, problems: result.problems, fixed: text, fixedProblems }
    }
  }
}

addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  const answered = answer(data)
  if (answered) postMessage(answered)
})
