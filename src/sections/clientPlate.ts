/** A logo in its own colors on a white ground, in every scheme; twice the selector, so that rules for other logos give way. */
export const plate = {
  '&&': {
    m: 0,
    p: 1,
    objectPosition: 'center',
    bgcolor: '#fff',
    borderRadius: 1,
    filter: 'none',
    mixBlendMode: 'normal',
    forcedColorAdjust: 'none',
  },
} as const
