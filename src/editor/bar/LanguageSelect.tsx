import type { MessageLanguage } from '../../../schema/bilingual.ts'
import { useMessageLanguage, useSay } from '../context.tsx'
import { OptionSelect } from '../controls/OptionSelect.tsx'
import { storeMessageLanguage } from '../messageLanguage.ts'

const options = [
  { value: 'en', label: 'English' },
  { value: 'br', label: 'Português' },
]

interface LanguageSelectProps {
  onChange: (language: MessageLanguage) => void
}

/** Chooses the message language. */
export function LanguageSelect({ onChange }: LanguageSelectProps) {
  const say = useSay()
  return (
    <OptionSelect
      aria-label={say('common.language')}
      value={useMessageLanguage()}
      options={options}
      onChange={(chosen) => {
        const language = chosen === 'br' ? 'br' : 'en'
        storeMessageLanguage(language)
        onChange(language)
      }}
    />
  )
}
