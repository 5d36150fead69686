import { createRoot } from 'react-dom/client'

import type { SiteContent } from '../../schema/generated/siteContent.ts'
import { serverStorage } from './storage/serverStorage.ts'

const token = location.hash.slice(1)
const storage = serverStorage({ origin: '', token: () => token })
const result = await storage.load()
const container = document.getElementById('editor')
if (container && result.ok) {
  const content = JSON.parse(result.loaded.text) as SiteContent
  createRoot(container).render(
    <iframe
      src="preview.html"
      title="Preview"
      width="1280"
      height="900"
      onLoad={({ currentTarget }) => {
        const preview = currentTarget.contentWindow?.connectPreview?.({
          onPick() {},
          textAt: () => undefined,
          onType() {},
          onRevert() {},
          onBroken(b) {
            console.info('broken', b)
          },
        })
        preview?.show({
          content,
          pictures: new Map(),
          language: 'en',
          scheme: 'light',
          isTrying: false,
        })
        Object.assign(window, { preview, content })
      }}
    />,
  )
}
