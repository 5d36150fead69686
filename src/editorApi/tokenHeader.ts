/** Carries the secret of the page that the server has opened itself. */
export const tokenHeader = 'x-editor-token'
