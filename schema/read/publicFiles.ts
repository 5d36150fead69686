/** What the check knows of the folder public/. Paths are as in "/logos/acme.svg". */
export interface PublicFiles {
  read(path: string): Uint8Array | undefined
  list(): string[]
  /** Files that passed an earlier check and are not read again. */
  unread?: ReadonlySet<string>
  /** Pictures that could not be decoded. */
  damaged?: ReadonlySet<string>
  /** Pictures drawn small, as RGBA bytes. */
  pixels?: ReadonlyMap<string, Uint8Array | Uint8ClampedArray>
  /** Pictures that are the sample's, for a site that is about to go live. */
  ofSample?: ReadonlySet<string>
}
