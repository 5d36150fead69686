/** The hash of an empty style tag: Emotion creates such tags and fills them by script. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** The page loads nothing from other origins. `origins` are those that it can send requests to. */
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

/** The static page's policy in its document. `site`: the origin of the live site, which the page requests; "" if none. */
export const githubPolicy = (site: string) =>
  `${policyFor('https://api.github.com', ...(site === '' ? [] : [site]))}; manifest-src 'self'`

/** Forbids showing this page in a frame, which only a header can do. */
const headersFor = (policy: string): Record<string, string> => ({
  'Content-Security-Policy': `${policy}; frame-ancestors 'self'`,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
})

/** The headers of the editor's server. */
export const pageHeaders = headersFor(policyFor())

/** The headers of the static page, for hosts that read headers from a file. */
export const githubHeaders = (site: string) => headersFor(githubPolicy(site))
