/** The files in public/, for the check. Paths are as in the content: "/logos/acme.svg". */
export interface PublicFiles {
  read(path: string): Uint8Array | undefined
  list(): string[]
  /** Files that this check does not examine: they passed an earlier one, or their bytes are not loaded yet. */
  unexamined?: ReadonlySet<string>
  /** Pictures that could not be decoded. */
  damaged?: ReadonlySet<string>
  /** Pictures scaled down to `examinedSize` (schema/colors/pictureContrast.ts), as RGBA bytes. */
  pixels?: ReadonlyMap<string, Uint8Array | Uint8ClampedArray>
  /** Pictures of the sample, for a site that is about to go live. */
  samplePictures?: ReadonlySet<string>
}
