/** The headers of all responses, from which the settings for all hosts are generated. */
import { extname } from 'node:path'

export interface Header {
  name: string
  value: string
}

/** Browser features that neither the page nor the captcha needs. A short list, because every response of the document has it. */
const disabledFeatures = ['camera', 'geolocation', 'microphone', 'payment', 'usb']

/** The policy for SVG files that are opened directly: scripts in them do not run. */
export const drawingPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"

/** The policy for other files; stricter ones make WebKit show blank PDFs. An HTML page has a policy in its head. */
export const filePolicy = "frame-ancestors 'none'"

/** Headers of every response, 404s included. */
export function commonHeaders({ isHttps }: { isHttps: boolean }): Header[] {
  const common: Header = { name: 'X-Content-Type-Options', value: 'nosniff' }
  const hsts: Header = { name: 'Strict-Transport-Security', value: 'max-age=63072000' }
  return isHttps ? [common, hsts] : [common]
}

/**
 * Additional headers of the document. They leave out Cross-Origin-Embedder-Policy, which blocks the captcha's frame,
 * and Cross-Origin-Opener-Policy, which makes WebKit reload the page on back navigation and lose what was typed.
 */
export function documentHeaders(policy: string): Header[] {
  const permissions = disabledFeatures.map((feature) => `${feature}=()`).join(', ')
  return [
    policyHeader(policy),
    // The default of current browsers, set for older ones. Other files do not need it: they have no links or requests.
    { name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    // Only the document has this header: link previews load the share picture, and search engines load the icons.
    { name: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
    { name: 'Permissions-Policy', value: permissions },
  ]
}

export const policyHeader = (value: string): Header => ({
  name: 'Content-Security-Policy',
  value,
})

/** A header for the version file, which the editor reads from another origin. */
export const corsHeader: Header = { name: 'Access-Control-Allow-Origin', value: '*' }

export const isDrawing = (file: string) => /\.svg$/i.test(file)

/** The additional header of a file that is not the document, and of 404 responses. */
export const fileHeader = (file: string): Header =>
  policyHeader(isDrawing(file) ? drawingPolicy : filePolicy)

/** Whether a file is an HTML page of the owner in `public`. */
export const isOwnerPage = (file: string) =>
  file.endsWith('.html') && file !== 'index.html'

/** Hosts send this file with status 404. It has no address. */
export const notFoundFile = '404.html'

export const cacheRules = {
  /** Browsers revalidate the page every time, so that a new version is online at once. */
  document: 'no-cache',
  /** The names of these files contain a hash. */
  hashed: 'public, max-age=31536000, immutable',
  /** Logos, icons, and other files keep their names. They are cached for one hour, so that a new logo appears soon. */
  other: 'public, max-age=3600',
} as const

export const hashedFolder = 'assets/'

/** Cache-Control for a path below the site's folder; the empty path is the document. */
export function cacheRule(path: string): string {
  if (path === '') return cacheRules.document
  return path.startsWith(hashedFolder) ? cacheRules.hashed : cacheRules.other
}

/** The value of Content-Type for a text format. All text is in UTF-8. */
const textType = (type: string) => `${type}; charset=utf-8`

/** The values of Content-Type by file extension. */
export const contentTypes: Readonly<Record<string, string>> = {
  html: textType('text/html'),
  css: textType('text/css'),
  js: textType('text/javascript'),
  json: textType('application/json'),
  webmanifest: textType('application/manifest+json'),
  svg: textType('image/svg+xml'),
  txt: textType('text/plain'),
  xml: textType('application/xml'),
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  pdf: 'application/pdf',
  woff2: 'font/woff2',
}

export const contentType = (file: string) =>
  contentTypes[extname(file).slice(1)] ?? 'application/octet-stream'

export const isText = (file: string) => contentType(file).includes('charset')

/** Text files by extension, with the values of Content-Type. */
export const textTypes = Object.entries(contentTypes).filter(([, type]) =>
  type.includes('charset'),
)

/** Host settings that every build writes. They are not served. */
export const settingsFiles = ['_headers', '.htaccess', 'web.config']

/** Whether a file in dist has an address. Host settings, the 404 page, and compressed copies do not. */
export const isPublished = (file: string) =>
  !settingsFiles.includes(file) && file !== notFoundFile && !/\.(br|gz)$/.test(file)
