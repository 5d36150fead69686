import { email } from '../../schema/model/email.ts'

/** The names of the settings that owners copy from their account with the mail service. */
export const accountKeys = Object.entries(email.properties ?? {}).flatMap(
  ([key, { format }]) => (format === 'key' ? [key] : []),
)
