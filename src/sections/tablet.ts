/** From here on two services stand side by side. */
export const tablet = '(min-width: 700px)'
