/** The file sample.json next to the static page (scripts/edit/buildStatic.ts): what is known of the sample. */
export interface SampleFile {
  text: string
  /** The ids of its pictures as Git has them. */
  blobs: string[]
}
