/** The code of the file system's errors, such as ENOSPC; '' if there is none. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''
