/** Replaces `virtual:script-addresses` in the preview, which imports scripts as modules (scripts/edit/pageConfig.ts). */
export const captchaAddress = undefined
export const emailAddress = undefined
