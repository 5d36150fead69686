/** Does not use URL.canParse: in Node 20, after many calls, it rejects every address with an accent. */
function isUrl(value: string): boolean {
  try {
    return new URL(value).href !== ''
  } catch {
    return false
  }
}

/** Accepts only https: "javascript:" would run code when a visitor clicks. */
export function isLink(value: string): boolean {
  const pattern =
    /^https:\/\/[\p{L}\p{M}\p{N}._-]+\.[\p{L}\p{M}\p{N}-]+(:\d{1,5})?([/?#]\S*)?$/u
  return pattern.test(value) && isUrl(value)
}

/** Repairs a missing or mistyped `https://`, and removes < and > around a link. Undefined if the result is no link. */
export function repairLink(value: string): string | undefined {
  const repaired = value
    .trim()
    .replace(/^<(.*)>$/, '$1')
    .replace(/^(h{0,2}t{1,3}p{1,2}s{0,2}(:\/*|\/+)|\/\/)*/i, 'https://')
  return !/^[a-z]+:(?!\/)/i.test(value) && isLink(repaired) ? repaired : undefined
}

/** Converts the path of a file in public to its form in the content: relative to public, with a slash at the start. */
export function normalizePath(typed: string): string {
  const path = typed.trim().replaceAll('\\', '/')
  return `/${path.replace(/^[./]+/, '').replace(/^public\//i, '')}`
}

/** Pages that the build creates. Owners cannot use their names. */
export const builtPages = ['/index.html', '/404.html']

/** Whether a value is the path of a PDF or HTML file in public: "/privacy.pdf". */
export function isFilePath(value: string): boolean {
  return /^\/[^\s/][^\s]*\.(pdf|html)$/.test(value) && !builtPages.includes(value)
}

export const isLinkOrFile = (value: string) => isLink(value) || isFilePath(value)

export function repairLinkOrFile(value: string): string | undefined {
  if (!/\.(pdf|html?)$/i.test(value) || value.includes('://')) return repairLink(value)
  const repaired = normalizePath(value).replace(/\.\w+$/, (extension) =>
    extension.toLowerCase(),
  )
  return isFilePath(repaired) ? repaired : undefined
}

/** Repairs an email from a link, an address book, or a page: mailto:a@b.com, Ana <a@b.com>, a (at) b.com. */
export function repairEmail(value: string): string | undefined {
  const repaired = value
    .replace(/^mailto:/i, '')
    .replace(/^[^<>@]*<([^<>]+)>\s*$/, '$1')
    .replace(/[([](?:at|arroba)[)\]]/i, '@')
    .replace(/\s|(?<![.,;])[.,;]+$/g, '')
  return repaired !== value && /^[^@\s]+@[^@\s]+\.[a-z]+$/i.test(repaired)
    ? repaired
    : undefined
}

/** Whether a site can be published at an address: a domain with a dot, and folders, but not a page. */
export function isAddress(value: string): boolean {
  const pattern =
    /^https:\/\/([\p{L}\d-]+\.)+\p{L}[\p{L}\d-]*(:\d{1,5})?(\/(?!\.)[\p{L}\d%._~-]+)*\/$/u
  return pattern.test(value) && !isPageAddress(value) && isUrl(value)
}

const isPageAddress = (address: string) => /\.(html?|php|aspx?)\/*$/i.test(address)

/** Removes a query and an index page, and adds the last slash. Undefined if the result is not a site's address. */
export function repairAddress(value: string): string | undefined {
  const folder = value
    .trim()
    .replace(/[?#][^]*$/, '')
    .replace(/index\.\w+$/i, '')
  const repaired = repairLink(folder)?.replace(/(?<!\/)\/*$/, '/')
  return repaired !== undefined && isAddress(repaired) ? repaired : undefined
}
