import { error, type Wording } from './wording.ts'

/** A sentence without data: what is wrong and how to fix it, in English, then in Portuguese. */
function always(
  ...[en, enFix, br, brFix]: [string, string, string, string]
): Wording<Record<never, never>> {
  return error({ en: () => [en, enFix], br: () => [br, brFix] })
}

/** What is wrong with the way the file is written: marks, quotation marks, brackets. */
export const syntaxWordings = {
  'not-content': always(
    'This is not the content of a site, or only a part of it, or nothing at all. It must be plain text that begins with a { and ends with a }.',
    'bring back the last version that worked (on GitHub: History), or start from the sample.',
    'Isto não é o conteúdo de um site, ou é só uma parte dele, ou está vazio. Ele deve ser texto simples, começar com { e terminar com }.',
    'recupere a última versão que funcionava (no GitHub: History) ou comece pelo exemplo.',
  ),
  'mixed-versions': always(
    'Two versions of the file were mixed here: yours and somebody else’s are between lines of <<<<<<<, ======= and >>>>>>>.',
    'keep one of the two versions, and delete the other and the lines with these marks.',
    'Duas versões do arquivo foram misturadas aqui: a sua e a de outra pessoa estão entre linhas com <<<<<<<, ======= e >>>>>>>.',
    'fique com uma das duas versões e apague a outra e as linhas com essas marcas.',
  ),
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
  'missing-value': always(
    'A name or a value is missing here.',
    'between braces each value has a name: write both, as in "city": "Brasília".',
    'Falta um nome ou um valor aqui.',
    'entre chaves, cada valor tem um nome: escreva os dois, como em "city": "Brasília".',
  ),
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
  'lost-lines': always(
    'Lines are missing here: what follows is indented as if it belonged to another part of the file.',
    'bring back what was lost, such as "company": { or just {. On GitHub, History shows how it was.',
    'Faltam linhas aqui: o que segue está recuado como se fosse de outra parte do arquivo.',
    'recupere o que se perdeu, como "company": { ou só {. No GitHub, History mostra como era.',
  ),
  'extra-piece': error<{ found: string }>({
    en: ({ found }) => [`There is one ${found} too many here.`, `delete the ${found}`],
    br: ({ found }) => [`Há um ${found} a mais aqui.`, `apague ${found}`],
  }),
  'not-part': error<{ found: string }>({
    en: ({ found }) => [
      `This cannot stand here: ${found}`,
      'what belongs to the content is written as "name": "text", with straight quotation marks and a comma behind it unless it is the last (without quotation marks only true, false and numbers such as 10000); anything else has to go, comments too.',
    ],
    br: ({ found }) => [
      `Isto não pode ficar aqui: ${found}`,
      'o que faz parte do conteúdo se escreve como "nome": "texto", com aspas retas e vírgula depois, a não ser que seja o último (sem aspas, só true, false e números como 10000); o resto deve sair, também comentários.',
    ],
  }),
  'invalid-space': always(
    'There is a tab or another invisible sign here, which this file does not take.',
    'delete it and type a normal space. It usually comes from a copied text.',
    'Há aqui uma tabulação ou outro sinal invisível, que este arquivo não aceita.',
    'apague-o e digite um espaço comum. Ele costuma vir de um texto copiado.',
  ),
  'missing-quote': always(
    'A quotation mark (") is missing in this line, or a text was broken with the Enter key.',
    'each name and each text has one quotation mark before it and one behind it, on the same line; join what was broken. The page breaks lines by itself.',
    'Faltam aspas (") nesta linha, ou um texto foi quebrado com a tecla Enter.',
    'cada nome e cada texto tem uma aspa antes e outra depois, na mesma linha; junte o que foi quebrado. A página quebra as linhas sozinha.',
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
  'inner-quotes': always(
    'Inside a text, a straight quotation mark ends the text.',
    'write one text with one quotation mark before it and one behind; those that belong to its words get a backslash, \\", or are curly, “ and ”.',
    'Dentro de um texto, uma aspa reta encerra o texto.',
    'escreva um texto só, com uma aspa antes e outra depois; as que fazem parte das palavras levam barra invertida, \\", ou são curvas, “ e ”.',
  ),
  backslash: always(
    'A single backslash \\ has a special meaning in this file and does not work in this text.',
    'delete it; if it belongs to the text, write two of them, \\\\, or a slash /.',
    'Uma barra invertida \\ sozinha tem um sentido especial neste arquivo e não funciona neste texto.',
    'apague-a; se faz parte do texto, escreva duas, \\\\, ou uma barra comum /.',
  ),
}
