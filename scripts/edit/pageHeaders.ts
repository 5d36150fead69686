import { mailService } from '../../schema/mailService.ts'

/** The hash of an empty style tag: Emotion makes such tags and fills them by script. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** The page loads nothing from elsewhere, and no other page shows it in a frame. The one call to elsewhere is the test message. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  `style-src 'self' ${emptyStyle}`,
  "img-src 'self' blob: data:",
  "font-src 'self'",
  `connect-src 'self' ${new URL(mailService.endpoint).origin}`,
  "frame-src 'self'",
  "frame-ancestors 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "object-src 'none'",
].join('; ')

export const pageHeaders: Record<string, string> = {
  'Content-Security-Policy': policy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}
