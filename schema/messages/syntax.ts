import type { Bilingual, ReportLanguage } from '../problem.ts'
import { error as inBothVoices, notInForm, type Said, type Wording } from './wording.ts'

/** For the file's voice only: a broken file has no form. */
function error<Data>(sentences: Record<ReportLanguage, (data: Data) => Said>) {
  return inBothVoices<Data>({ ...sentences, form: notInForm })
}

/** A sentence without data: what is wrong and how to fix it, in English, then in Portuguese. */
function always(
  ...[en, enFix, br, brFix]: [string, string, string, string]
): Wording<Record<never, never>> {
  return error({ en: () => [en, enFix], br: () => [br, brFix] })
}

/** What a file that is no content seems to be. */
const otherFiles = {
  text: { en: 'a text', br: 'um texto' },
  page: { en: 'a web page (HTML)', br: 'uma página da web (HTML)' },
  markup: {
    en: 'a file in XML, as drawings (SVG) are',
    br: 'um arquivo em XML, como os desenhos (SVG)',
  },
  table: { en: 'a table (CSV)', br: 'uma tabela (CSV)' },
  document: { en: 'a document (Markdown)', br: 'um documento (Markdown)' },
  pointer: {
    en: 'what Git LFS puts in the place of a large file',
    br: 'o que o Git LFS põe no lugar de um arquivo grande',
  },
  package: { en: 'the package.json of a project', br: 'o package.json de um projeto' },
  schema: { en: 'a schema', br: 'um schema' },
  lock: {
    en: 'the package-lock.json of a project',
    br: 'o package-lock.json de um projeto',
  },
  tsconfig: { en: 'the tsconfig.json of a project', br: 'o tsconfig.json de um projeto' },
  patch: {
    en: 'a list of changes, as Git shows them',
    br: 'uma lista de mudanças, como o Git mostra',
  },
  answer: {
    en: 'the settings or the answer of another program',
    br: 'a configuração ou a resposta de outro programa',
  },
  empty: {
    en: 'a pair of braces with nothing in it',
    br: 'um par de chaves sem nada dentro',
  },
  escaped: {
    en: 'a file written as one text, as one program hands it to another',
    br: 'um arquivo escrito como um só texto, como um programa o passa a outro',
  },
} satisfies Record<string, Bilingual>

export type OtherFile = keyof typeof otherFiles

/** What is wrong with the way the file is written: marks, quotation marks, brackets. */
export const syntaxWordings = {
  'empty-file': always(
    'The file is empty: there is no site in it.',
    'bring back the last version that worked (on GitHub: History), or start from the sample.',
    'O arquivo está vazio: não há nenhum site nele.',
    'recupere a última versão que funcionava (no GitHub: History) ou comece pelo exemplo.',
  ),
  'not-content': error<{ kind: OtherFile }>({
    en: ({ kind }) => [
      `This is not the content of a site. It seems to be ${otherFiles[kind].en}.`,
      'bring back the last version that worked (on GitHub: History), or start from the sample.',
    ],
    br: ({ kind }) => [
      `Isto não é o conteúdo de um site. Parece ser ${otherFiles[kind].br}.`,
      'recupere a última versão que funcionava (no GitHub: History) ou comece pelo exemplo.',
    ],
  }),
  'part-alone': error<{ part: string }>({
    en: ({ part }) => [
      `This is a part of a content, “${part}”, and not the whole: the other parts are missing.`,
      `bring back the last version that worked (on GitHub: History), and put this into its “${part}”.`,
    ],
    br: ({ part }) => [
      `Isto é uma parte de um conteúdo, “${part}”, e não o conteúdo inteiro: faltam as outras partes.`,
      `recupere a última versão que funcionava (no GitHub: History) e ponha isto em “${part}”.`,
    ],
  }),
  'rich-text': always(
    'The file was saved as rich text (RTF), with fonts and colours; it must be plain text.',
    'save it as plain text (on a Mac, in TextEdit: Format › Make Plain Text).',
    'O arquivo foi salvo como texto formatado (RTF), com fontes e cores; ele precisa ser texto simples.',
    'salve-o como texto simples (no Mac, o Editor de Texto faz isso no menu Formatar).',
  ),
  'pasted-twice': always(
    'The whole file begins here once more: it was pasted twice.',
    'keep one of the two, from its first { to its last }, and delete the other.',
    'O arquivo inteiro começa aqui outra vez: ele foi colado duas vezes.',
    'fique com um dos dois, do primeiro { ao último }, e apague o outro.',
  ),
  'mixed-versions': always(
    'Two versions of the file were mixed here: yours and somebody else’s are between lines of <<<<<<<, ======= and >>>>>>>.',
    'keep one of the two versions, and delete the other and the lines with these marks.',
    'Duas versões do arquivo foram misturadas aqui: a sua e a de outra pessoa estão entre linhas com <<<<<<<, ======= e >>>>>>>.',
    'fique com uma das duas versões e apague a outra e as linhas com essas marcas.',
  ),
  'too-deep': error<{ depth: number }>({
    en: ({ depth }) => [
      `There are ${depth} brackets inside one another here; a site needs fewer than ten.`,
      'this is not the content of a site: bring back the last version that worked.',
    ],
    br: ({ depth }) => [
      `Há ${depth} chaves ou colchetes uns dentro dos outros; um site precisa de menos de dez.`,
      'isto não é o conteúdo de um site: recupere a última versão que funcionava.',
    ],
  }),
  'missing-mark': error<{ mark: string }>({
    en: ({ mark }) =>
      mark === ','
        ? ['A comma is missing here, between two entries.', 'put a comma here.']
        : ['A colon is missing here, between a name and its value.', 'put a : here.'],
    br: ({ mark }) =>
      mark === ','
        ? ['Falta uma vírgula aqui, entre dois itens.', 'ponha uma vírgula aqui.']
        : ['Faltam os dois-pontos aqui, entre um nome e o seu valor.', 'ponha : aqui.'],
  }),
  'missing-value': error<{ isName: boolean }>({
    en: ({ isName }) => [
      `A ${isName ? 'name' : 'value'} is missing here.`,
      'between braces each value has a name: write both, as in "city": "Brasília".',
    ],
    br: ({ isName }) => [
      `Falta um ${isName ? 'nome' : 'valor'} aqui.`,
      'entre chaves, cada valor tem um nome: escreva os dois, como em "city": "Brasília".',
    ],
  }),
  'missing-closing': error<{ bracket: string; line: number }>({
    en: ({ bracket, line }) => [
      `A closing ${bracket} is missing here: what was opened on line ${line} is never closed.`,
      `put a ${bracket} here.`,
    ],
    br: ({ bracket, line }) => [
      `Falta um ${bracket} aqui: o que foi aberto na linha ${line} nunca é fechado.`,
      `ponha um ${bracket} aqui.`,
    ],
  }),
  'ends-early': error<{ closers: string; count: number; line: number }>({
    en: ({ closers, count, line }) => [
      count === 1
        ? `The file ends too early: what was opened on line ${line} is never closed.`
        : `The file ends too early: ${count} brackets are still open, the innermost since line ${line}.`,
      `if the end of the file was lost, bring it back; otherwise close with ${closers} here.`,
    ],
    br: ({ closers, count, line }) => [
      count === 1
        ? `O arquivo termina cedo demais: o que foi aberto na linha ${line} nunca é fechado.`
        : `O arquivo termina cedo demais: ainda há ${count} chaves ou colchetes abertos, o de dentro desde a linha ${line}.`,
      `se o fim do arquivo se perdeu, recupere-o; senão, feche com ${closers} aqui.`,
    ],
  }),
  'extra-piece': error<{ found: string; closing: string | undefined }>({
    en: ({ found, closing }) => [
      closing
        ? `This comma should not be here: nothing follows it before the closing ${closing}.`
        : `This should not be here: ${found}`,
      `delete the ${found}`,
    ],
    br: ({ found, closing }) => [
      closing
        ? `Esta vírgula está sobrando: não há mais nada antes do ${closing} que fecha.`
        : `Isto não deveria estar aqui: ${found}`,
      `apague ${found}`,
    ],
  }),
  'wrong-mark': error<{ found: string; right: string }>({
    en: ({ found, right }) => [
      `There is “${found}” here where “${right}” belongs.`,
      `write ${right} instead of ${found}`,
    ],
    br: ({ found, right }) => [
      `Aqui há “${found}” onde deveria haver “${right}”.`,
      `troque ${found} por ${right}`,
    ],
  }),
  comment: error<{ isEntry: boolean }>({
    en: ({ isEntry }) => [
      'This file cannot carry comments.',
      isEntry
        ? 'if the entry in it should count, take the comment signs away; otherwise delete the comment.'
        : 'delete the comment.',
    ],
    br: ({ isEntry }) => [
      'Este arquivo não aceita comentários.',
      isEntry
        ? 'se o que está nele deve valer, tire os sinais de comentário; senão, apague o comentário.'
        : 'apague o comentário.',
    ],
  }),
  'not-part': error<{
    found: string
    lines: number
    /** It contains words, which visitors may have been meant to read. */
    mayBeText?: boolean
  }>({
    en: ({ found, lines, mayBeText }) => [
      `This is no part of the content: ${found}`,
      mayBeText
        ? 'if visitors should read it, write it as "name": "text" under catalogs; if not, delete it, and nothing beside it.'
        : lines === 1
          ? 'delete it, and nothing beside it.'
          : `delete these ${lines} lines, and nothing beside them.`,
    ],
    br: ({ found, lines, mayBeText }) => [
      `Isto não faz parte do conteúdo: ${found}`,
      mayBeText
        ? 'se os visitantes devem ler isso, escreva como "nome": "texto" em catalogs; se não, apague isso, e nada em volta.'
        : lines === 1
          ? 'apague isso, e nada em volta.'
          : `apague estas ${lines} linhas, e nada em volta.`,
    ],
  }),
  'left-out': error<{ found: string }>({
    en: ({ found }) => [
      `Something was left out here: ${found} stands for what is not shown.`,
      'bring back what stood here. On GitHub, History shows how it was.',
    ],
    br: ({ found }) => [
      `Algo ficou de fora aqui: ${found} está no lugar do que não foi mostrado.`,
      'traga de volta o que havia aqui. No GitHub, History mostra como era.',
    ],
  }),
  'lost-border': always(
    'Two entries run together here: this name stands already in the entry above.',
    'end the entry above with a } and a comma, and begin the next one with a { before this line; or bring back what stood between them.',
    'Dois itens se juntaram aqui: este nome já existe no item de cima.',
    'feche o item de cima com } e vírgula e abra o seguinte com { antes desta linha; ou recupere o que havia entre eles.',
  ),
  'lost-opening': always(
    'The line that opens this part is missing here: what follows is indented as if something had been opened.',
    'bring that line back, as in "company": { or just {. On GitHub, History shows how it was.',
    'Falta aqui a linha que abre esta parte: o que segue está recuado como se algo tivesse sido aberto.',
    'traga essa linha de volta, como em "company": { ou só {. No GitHub, History mostra como era.',
  ),
  'lost-lines': always(
    'Lines are missing here: what follows belongs to another part of the file.',
    'bring back what was lost. On GitHub, History shows how it was.',
    'Faltam linhas aqui: o que segue pertence a outra parte do arquivo.',
    'recupere o que se perdeu. No GitHub, History mostra como era.',
  ),
  'comma-inside': always(
    'This comma stands inside of the quotation marks, and none stands behind them.',
    'put the comma behind the quotation mark; if the text itself ends with a comma, put another one there.',
    'Esta vírgula está dentro das aspas, e depois delas não há nenhuma.',
    'ponha a vírgula depois das aspas; se o próprio texto termina com vírgula, acrescente outra.',
  ),
  'invalid-space': always(
    'There is an invisible character here that only looks like a space.',
    'delete it and type a normal space. It usually comes from a copied text.',
    'Há aqui um caractere invisível que só parece um espaço.',
    'apague-o e digite um espaço comum. Ele costuma vir de um texto copiado.',
  ),
  'other-quotes': error<{ marks: string; right: string }>({
    en: ({ marks, right }) => [
      `Around names and texts only straight double quotation marks work, one on each side; here stands ${marks}`,
      `write ${right}`,
    ],
    br: ({ marks, right }) => [
      `Em volta de nomes e textos só funcionam aspas duplas retas, uma de cada lado; aqui há ${marks}`,
      `escreva ${right}`,
    ],
  }),
  'inner-quotes': error<{ right: string | undefined }>({
    en: ({ right }) => [
      'Inside a text, a straight quotation mark ends the text.',
      right === undefined
        ? 'write one text with one quotation mark before it and one behind; those that belong to its words get a backslash, \\", or are curly, “ and ”.'
        : `put a backslash before each one inside: ${right} (or use curly ones, “ and ”).`,
    ],
    br: ({ right }) => [
      'Dentro de um texto, uma aspa reta encerra o texto.',
      right === undefined
        ? 'escreva um texto só, com uma aspa antes e outra depois; as que fazem parte das palavras levam barra invertida, \\", ou são curvas, “ e ”.'
        : `ponha uma barra invertida antes de cada uma: ${right} (ou use as curvas, “ e ”).`,
    ],
  }),
  'missing-quote': error<{ side: 'before' | 'behind'; right: string; isCut: boolean }>({
    en: ({ side, right, isCut }) => [
      `The ${side === 'before' ? 'opening' : 'closing'} quotation mark is missing${isCut ? ', and perhaps some words' : ''}.`,
      `${isCut ? 'if no word is missing, ' : ''}write ${right}`,
    ],
    br: ({ side, right, isCut }) => [
      `Faltam as aspas que ${side === 'before' ? 'abrem' : 'fecham'}${isCut ? ' e talvez algumas palavras' : ''}.`,
      `${isCut ? 'se não falta nenhuma palavra, ' : ''}escreva ${right}`,
    ],
  }),
  'invalid-line': error<{ found: string }>({
    en: ({ found }) => [
      `This line is not written as this file wants it: ${found}`,
      'write it as "name": "text", with straight quotation marks, and with a comma at the end unless it is the last; if it is no part of the content, delete it.',
    ],
    br: ({ found }) => [
      `Esta linha não está escrita como este arquivo pede: ${found}`,
      'escreva-a como "nome": "texto", com aspas retas e com vírgula no fim, a não ser que seja a última; se não faz parte do conteúdo, apague-a.',
    ],
  }),
  'two-values': error<{ found: string }>({
    en: ({ found }) => [
      `There is something more here, where only one value or name can stand: ${found}`,
      'keep what is right, and delete the rest.',
    ],
    br: ({ found }) => [
      `Há algo a mais aqui, onde só cabe um valor ou um nome: ${found}`,
      'fique com o que está certo e apague o resto.',
    ],
  }),
  'line-break': always(
    'A text must stay on one line in this file; this one was broken with the Enter key.',
    'join the lines again. The page breaks them by itself.',
    'Neste arquivo, um texto fica numa só linha; este foi quebrado com a tecla Enter.',
    'junte as linhas de novo. A página as quebra sozinha.',
  ),
  'control-character': always(
    'There is a tab or another invisible sign inside this text.',
    'delete it and type a space.',
    'Há uma tabulação ou outro sinal invisível dentro deste texto.',
    'apague-o e digite um espaço.',
  ),
  backslash: error<{ next: string }>({
    en: ({ next }) => [
      'A single backslash \\ has a special meaning in this file and does not work here.',
      next === "'"
        ? 'delete it: an apostrophe needs none.'
        : 'write two of them, \\\\, or a slash /; if it should be no part of the text, delete it.',
    ],
    br: ({ next }) => [
      'Uma barra invertida \\ sozinha tem um sentido especial neste arquivo e não funciona aqui.',
      next === "'"
        ? 'apague-a: o apóstrofo não precisa dela.'
        : 'escreva duas, \\\\, ou uma barra comum /; se não faz parte do texto, apague-a.',
    ],
  }),
  'bad-literal': error<{ word: string; right: string | undefined; isNumber: boolean }>({
    en: ({ word, right, isNumber }) => [
      `“${word}” is not understood here.`,
      right !== undefined
        ? `write ${right}`
        : isNumber
          ? 'write the number with digits alone, without a zero in front: 10000'
          : 'write the value itself, as in "city": "Brasília".',
    ],
    br: ({ word, right, isNumber }) => [
      `Este arquivo não entende “${word}” aqui.`,
      right !== undefined
        ? `escreva ${right}`
        : isNumber
          ? 'escreva só os algarismos do número, sem zero na frente: 10000'
          : 'escreva o próprio valor, como em "city": "Brasília".',
    ],
  }),
  unquoted: error<{ word: string; right: string }>({
    en: ({ word, right }) => [`“${word}” is not in quotation marks.`, `write ${right}`],
    br: ({ word, right }) => [`“${word}” não está entre aspas.`, `escreva ${right}`],
  }),
}
