/** Starts the editor for the content on this computer, through the server that sent the page. */
import { serverPublishClient } from './publishing/publishing.ts'
import { findToken } from './serverToken.ts'
import { startEditor } from './startEditor.tsx'
import { isTokenAccepted, serverStorage } from './storage/serverStorage.ts'

const token = await findToken((value) => isTokenAccepted({ origin: '', token: value }))
const server = { origin: '', token }
const storage = serverStorage(server)
await startEditor(storage, await storage.load(), serverPublishClient(server))
