import type { ReactElement } from 'react'

import type { TargetKind } from '../../editorApi/publishing.ts'

const drawings: Record<TargetKind, ReactElement> = {
  // Cabinets of servers, and the site that goes up to them.
  host: (
    <>
      <rect x="44" y="8" width="44" height="13" rx="3" />
      <rect x="44" y="25" width="44" height="13" rx="3" />
      <rect x="44" y="42" width="44" height="13" rx="3" />
      <path d="M52 14.5h14M52 31.5h14M52 48.5h14" />
      <path d="M80 14.5h.01M80 31.5h.01M80 48.5h.01" strokeWidth="4" />
      <path className="way" d="M8 46h24m-7-7 7 7-7 7" />
    </>
  ),
  // A page that lies on a cloud.
  netlify: (
    <>
      <path d="M28 54a13 13 0 0 1-2-25.8a20 20 0 0 1 38.5-3.2a14.5 14.5 0 0 1 3.5 29z" />
      <path className="way" d="M48 48V30m-8 8 8-8 8 8" />
    </>
  ),
  // A folder, and a page that comes out of it.
  folder: (
    <>
      <path className="way" d="M34 26V8h21l8 8v10M55 8v8h8" />
      <path d="M20 54V22h12l5 6h39v26z" />
    </>
  ),
  // A branch that comes back to the line.
  github: (
    <>
      <circle cx="20" cy="44" r="6" />
      <circle cx="76" cy="44" r="6" />
      <path d="M26 44h44" />
      <circle className="way" cx="48" cy="16" r="6" />
      <path className="way" d="M24 39c4-14 8-22 18-23M54 16c10 1 14 9 18 23" />
    </>
  ),
}

/** A drawing for each kind of target. */
export function TargetDrawing({ kind }: { kind: TargetKind }) {
  return (
    <svg
      viewBox="0 0 96 62"
      width={96}
      height={62}
      aria-hidden
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {drawings[kind]}
    </svg>
  )
}
