/**
 * A row of the columns of the artwork, seen from the front: cuts its shape out of a background colour.
 * An arch hangs upside down between two columns, a lower one stands under it. `--column` is the width of a column.
 */
export const arcade = {
  mask:
    'radial-gradient(50% 97% at 50% 0, transparent calc(100% - 1px), #000) 0 0 / var(--column) 69% repeat-x, ' +
    'radial-gradient(44% 97% at 50% 100%, transparent calc(100% - 1px), #000) 0 100% / var(--column) 32% repeat-x',
  '@media print': { display: 'none' },
} as const
