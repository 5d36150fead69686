/** A row of the columns of the artwork, seen from the front: cuts its shape out of a background colour. */
export const arcade = {
  maskImage:
    "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' preserveAspectRatio='none' viewBox='0 0 48 64'%3E%3Cpath d='M24 0c1.5 24 6 40 24 44-12 2-19 8-21 20h-6c-2-12-9-18-21-20 18-4 22.5-20 24-44z'/%3E%3C/svg%3E\")",
  maskRepeat: 'repeat-x',
  '@media print': { display: 'none' },
} as const
