import { useSay } from '../context.tsx'
import { Help } from '../controls/looks.tsx'
import { words } from '../interfaceText.ts'
import type { TargetKind } from './publication.ts'
import { TargetFieldInput } from './TargetFieldInput.tsx'
import { targets } from './targets.ts'

interface SecretFieldProps {
  kind: TargetKind
  hasKeychain: boolean
  /** One was given before. */
  hasSecret?: boolean
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
          ...(hasSecret && { help: words.keptSecret }),
        }}
        value={value}
        isMissing={isMissing}
        onChange={onChange}
      />
      {hasKeychain ? (
        <label>
          <input
            type="checkbox"
            checked={isKept}
            onChange={({ target }) => onKeep(target.checked)}
          />{' '}
          {say(words.keepSecret)}
        </label>
      ) : (
        <Help>{say(words.noKeychain)}</Help>
      )}
    </>
  )
}
