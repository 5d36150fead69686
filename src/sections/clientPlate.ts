/** A logo in its own colors on a white ground, in every scheme; twice the selector, so that rules for other logos give way. */
export const plate = {
  '&&': {
    p: 1,
    bgcolor: '#fff',
    borderRadius: 1,
    filter: 'none',
    mixBlendMode: 'normal',
    forcedColorAdjust: 'none',
  },
} as const
