import Button from '@mui/material/Button'
import type { MouseEvent } from 'react'

import type { TargetKind } from '../../editorApi/publishing.ts'
import { useSay } from '../context.tsx'
import { Help } from '../controls/styles.tsx'
import { publishingWords } from './publishingWords.ts'
import { TargetFieldInput } from './TargetFieldInput.tsx'
import { targets } from './targets.ts'

interface SecretFieldProps {
  kind: TargetKind
  hasKeychain: boolean
  /** A secret was given before, and is kept. */
  hasSecret?: boolean
  isForgotten?: boolean
  onForget?: (event: MouseEvent<HTMLElement>) => void
  value: string
  isMissing: boolean
  onChange: (value: string) => void
  isKept: boolean
  onKeep: (isKept: boolean) => void
}

/** The password or token of a target, and whether it is kept. */
export function SecretField({
  kind,
  hasKeychain,
  hasSecret = false,
  isForgotten = false,
  onForget,
  value,
  isMissing,
  onChange,
  isKept,
  onKeep,
}: SecretFieldProps) {
  const say = useSay()
  const { secret } = targets[kind]
  if (!secret) return null
  return (
    <>
      <TargetFieldInput
        field={{
          ...secret,
          name: 'secret',
          type: 'secret',
          ...(isForgotten && { help: secret.forgotten }),
          ...(hasSecret && { help: publishingWords.keptSecret }),
        }}
        value={value}
        isMissing={isMissing}
        onChange={onChange}
      />
      {hasSecret && (
        <Button size="small" sx={{ justifySelf: 'start' }} onClick={onForget}>
          {say(secret.forget)}
        </Button>
      )}
      {hasKeychain ? (
        <label>
          <input
            type="checkbox"
            checked={isKept}
            onChange={({ target }) => onKeep(target.checked)}
          />{' '}
          {say(publishingWords.keepSecret)}
        </label>
      ) : (
        <Help>{say(publishingWords.noKeychain)}</Help>
      )}
    </>
  )
}
