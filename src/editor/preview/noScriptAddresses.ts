/** Replaces `virtual:script-addresses` in the preview, where scripts are imported as modules (scripts/edit/pageConfig.ts). */
export const captchaAddress = undefined
export const emailAddress = undefined
