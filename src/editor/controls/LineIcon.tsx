import { drawingOf } from '../../../schema/icons/icons.ts'

interface LineIconProps {
  /** The name of an icon, as a content may have it. */
  name: string
  size?: number
}

/** An icon of the page. Always next to words, or on a button with a name. */
export function LineIcon({ name, size = 18 }: LineIconProps) {
  const drawing = drawingOf(name)
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={drawing?.line} />
      {drawing?.dot && (
        <circle
          cx={drawing.dot[0]}
          cy={drawing.dot[1]}
          r={drawing.dot[2]}
          fill="currentColor"
          stroke="none"
        />
      )}
    </svg>
  )
}
