import { drawingOf } from '../../../schema/icons/icons.ts'

interface LineIconProps {
  /** The name of an icon, as in the content. */
  name: string
  size?: number
}

/** An icon of the page. Always next to text, or on a button with a name. */
export function LineIcon({ name, size = 18 }: LineIconProps) {
  // The markup comes from the project and from Lucide. Content contains only the name.
  const markup = { __html: drawingOf(name) ?? '' }
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden
      dangerouslySetInnerHTML={markup}
    />
  )
}
