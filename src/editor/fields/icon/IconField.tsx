import Button from '@mui/material/Button'
import { useState } from 'react'

import { setValue } from '../../../../schema/editContent.ts'
import { useEditor, useSay } from '../../context.tsx'
import { LineIcon } from '../../controls/LineIcon.tsx'
import { message } from '../../messages/messages.ts'
import { FieldFrame } from '../FieldFrame.tsx'
import type { ValueProps } from '../fieldProps.ts'
import { IconChooser } from './IconChooser.tsx'

/** An icon, chosen by its drawing. */
export function IconField({ path, field, value }: ValueProps) {
  const say = useSay()
  const { site } = useEditor()
  const [isOpen, setIsOpen] = useState(false)
  const name = typeof value === 'string' ? value : ''
  return (
    <FieldFrame path={path} field={field}>
      {(control) => (
        <>
          <Button
            {...control}
            aria-label={say('common.actionOn', {
              action: message('fields.chooseIcon'),
              name,
            })}
            variant="outlined"
            color="inherit"
            startIcon={<LineIcon name={name} size={22} />}
            onClick={() => setIsOpen(true)}
            sx={{ justifySelf: 'start' }}
          >
            {say('fields.chooseIcon')}
          </Button>
          {isOpen && (
            <IconChooser
              icons={field.icons}
              chosen={name}
              onChoose={(icon) => {
                setIsOpen(false)
                site.change(path, (now) => setValue(now, path, icon))
              }}
              onClose={() => setIsOpen(false)}
            />
          )}
        </>
      )}
    </FieldFrame>
  )
}
