import { useEffect } from 'react'

import type { Captcha } from '../../contact/Captcha.tsx'

/** A mock of hCaptcha's widget: a box of the same size. The form cannot be sent in the preview. */
const MockCaptcha: typeof Captcha = ({ dispatch }) => {
  useEffect(() => dispatch({ type: 'rendered' }), [dispatch])
  return (
    <div style={{ height: '100%', boxSizing: 'border-box', border: '1px solid' }}>
      hCaptcha
    </div>
  )
}

// The name in the module that this one replaces (scripts/edit/pageConfig.ts).
export { MockCaptcha as Captcha }
