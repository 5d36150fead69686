/** Checks contents beside the page, so that no key waits for it. */
import { checkContent, type CheckOptions } from '../../../schema/checkContent.ts'
import { fixContent } from '../../../schema/fixContent.ts'
import type { CheckAnswer, CheckRequest } from './checker.ts'

/** Files of public/ by the name that the storage has for them. */
const bytes = new Map<string, Uint8Array>()

function optionsOf({
  files,
  sample,
}: Extract<CheckRequest, { text: string }>): CheckOptions {
  if (!files) return {}
  const named = new Map(files)
  return {
    files: {
      list: () => [...named.keys()],
      read: (path) => bytes.get(named.get(path) ?? ''),
      // What was taken away since, or replaced under its name, is the sample's no longer.
      ofSample: new Set(sample?.files.filter((path) => named.get(path) === path)),
    },
    ...(sample && { sample: sample.text }),
  }
}

function answer(request: CheckRequest): CheckAnswer | undefined {
  switch (request.kind) {
    case 'file':
      bytes.set(request.name, request.bytes)
      return undefined
    case 'check': {
      const { problems } = checkContent(request.text, optionsOf(request))
      return { id: request.id, problems }
    }
    case 'fix': {
      const { result, text, mended } = fixContent(request.text, optionsOf(request))
      return { id: request.id, problems: result.problems, fixed: text, mended }
    }
  }
}

addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  const answered = answer(data)
  if (answered) postMessage(answered)
})
