/** Size at which pictures are compared: large enough to tell drawings apart, too small for compression to matter. */
export const side = 32
