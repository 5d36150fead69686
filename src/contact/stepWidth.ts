/** The width of the captcha's frame, the widget's with its border, and of the button below it; on phones the full width. */
export const stepWidth = { xs: '100%', sm: 306 }
