/** The code of the file system's errors, such as ENOSPC; '' where there is none. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''
