import type { Language } from '../../schema/languages.ts'

/** A drawn flag, because Windows shows flag emoji as letters. Decorative: the text next to it names the language. */
export function Flag({ language }: { language: Language }) {
  return (
    <svg viewBox="0 0 20 14" width="20" aria-hidden>
      {flagShapes(language)}
    </svg>
  )
}

function flagShapes(language: Language) {
  switch (language) {
    case 'en':
      return (
        <>
          <path fill="#fff" d="M0 0h20v14H0z" />
          <path stroke="#b22234" strokeWidth="20" strokeDasharray="1.1" d="M10 0v14" />
          <path fill="#3c3b6e" d="M0 0h9v7.5H0z" />
        </>
      )
    case 'br':
      return (
        <>
          <path fill="#009739" d="M0 0h20v14H0z" />
          <path fill="#fedd00" d="M10 1.5 18 7l-8 5.5L2 7z" />
          <circle fill="#012169" cx="10" cy="7" r="2.8" />
        </>
      )
  }
}
