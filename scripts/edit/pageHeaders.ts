import { mailService } from '../../schema/mailService.ts'

/** The hash of an empty style tag: Emotion makes such tags and fills them by script. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** The page loads nothing from elsewhere. `origins`: those besides its own that it talks to. */
const policyFor = (...origins: string[]) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    `style-src 'self' ${emptyStyle}`,
    "img-src 'self' blob: data:",
    "font-src 'self'",
    ["connect-src 'self'", ...origins].join(' '),
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
  ].join('; ')

/** The policy of the static page, as its document says it. `site`: the origin of the live site, which it looks at; "" for none. */
export const githubPolicy = (site: string) =>
  `${policyFor('https://api.github.com', ...(site === '' ? [] : [site]))}; manifest-src 'self'`

/** No other page shows this one in a frame; only a header can say so. */
const headersFor = (policy: string): Record<string, string> => ({
  'Content-Security-Policy': `${policy}; frame-ancestors 'self'`,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
})

/** Of the editor's server; the one call to elsewhere is the test message. */
export const pageHeaders = headersFor(policyFor(new URL(mailService.endpoint).origin))

/** Of the static page, where its host takes headers from a file. */
export const githubHeaders = (site: string) => headersFor(githubPolicy(site))
