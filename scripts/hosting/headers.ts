/** The one source of truth for what a host sends with each file; every host's settings are printed from here. */
export interface Header {
  name: string
  value: string
}

/** Features of the browser that neither the page nor the captcha may use. A short list: it is sent with every first view. */
const refusedFeatures = ['camera', 'geolocation', 'microphone', 'payment', 'usb']

/** For a drawing that is opened at its own address: a script in it does not run. */
export const drawingPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"

/** Nothing stricter: WebKit would show a PDF as a blank page. What an HTML page may do stands in its own head. */
export const filePolicy = "frame-ancestors 'none'"

/** What goes with every answer, a missing file's too. */
export function commonHeaders({ https }: { https: boolean }): Header[] {
  const common: Header[] = [
    { name: 'X-Content-Type-Options', value: 'nosniff' },
    { name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { name: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  ]
  const transport: Header = {
    name: 'Strict-Transport-Security',
    value: 'max-age=63072000',
  }
  return https ? [...common, transport] : common
}

/**
 * What goes with the document besides. No Cross-Origin-Embedder-Policy: it would block the captcha's frame.
 * No Cross-Origin-Opener-Policy: with it WebKit loads the page anew on the way back, and what was typed is gone.
 */
export function documentHeaders(policy: string): Header[] {
  return [
    policyHeader(policy),
    {
      name: 'Permissions-Policy',
      value: refusedFeatures.map((feature) => `${feature}=()`).join(', '),
    },
  ]
}

export const policyHeader = (value: string): Header => ({
  name: 'Content-Security-Policy',
  value,
})

export const isDrawing = (file: string) => /\.svg$/i.test(file)

/** What goes with any other file besides, and with the answer where there is no file. */
export const fileHeader = (file: string): Header =>
  policyHeader(isDrawing(file) ? drawingPolicy : filePolicy)

/** A page in HTML that the owner has put into `public`. */
export const isOwnPage = (file: string) => file.endsWith('.html') && file !== 'index.html'

/** What hosts send where there is no file, with status 404; never at an address of its own. */
export const notFoundFile = '404.html'

export const cacheRules = {
  /** The page: kept, but asked about each time, so that an edit is live at once. */
  document: 'no-cache',
  /** Their names change with their content. */
  hashed: 'public, max-age=31536000, immutable',
  /** Logos, icons and the rest keep their names: an hour, so that a new logo shows soon. */
  other: 'public, max-age=3600',
} as const

export const hashedFolder = 'assets/'

/** The rule for a path below the site's own folder; the empty path is the document. */
export function cacheRule(path: string): string {
  if (path === '') return cacheRules.document
  return path.startsWith(hashedFolder) ? cacheRules.hashed : cacheRules.other
}

/** Media types by ending, for nginx and the preview; the other hosts have the same ones by themselves. */
export const contentTypes: Record<string, string> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  xml: 'application/xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  pdf: 'application/pdf',
  woff2: 'font/woff2',
}

/** Endings of text files: they go out compressed, and in UTF-8. */
export const textEndings = [
  'html',
  'css',
  'js',
  'json',
  'webmanifest',
  'svg',
  'txt',
  'xml',
]

/** Written for hosts or made by the precompression: in the folder, but not part of the site. */
export const unpublished = /(^_headers|^404\.html|\.(br|gz))$/

/** The address of a built site, as its document states it. */
export function addressOf(html: string): URL | undefined {
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
  return canonical === undefined ? undefined : new URL(canonical)
}
