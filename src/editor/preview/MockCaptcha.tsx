import { useEffect } from 'react'

import type { Captcha } from '../../contact/Captcha.tsx'

/** A mock of hCaptcha's widget: a box of the same size that a click solves. */
const MockCaptcha: typeof Captcha = ({ state, dispatch }) => {
  useEffect(() => dispatch({ type: 'rendered' }), [dispatch])
  return (
    <label
      style={{
        display: 'flex',
        alignItems: 'center',
        gap: 12,
        height: '100%',
        boxSizing: 'border-box',
        padding: 12,
        border: '1px solid',
      }}
    >
      <input
        type="checkbox"
        checked={state.status === 'solved'}
        onChange={({ target }) =>
          dispatch(
            target.checked
              ? { type: 'verified', token: 'preview' }
              : { type: 'tokenExpired' },
          )
        }
      />
      hCaptcha
    </label>
  )
}

// The name in the module that this one replaces (scripts/edit/pageConfig.ts).
export { MockCaptcha as Captcha }
