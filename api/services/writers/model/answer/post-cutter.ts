import { JoinedText } from './joined-text.ts';
import { parseStrict } from './loose-json.ts';

type Place =
  | 'prose'
  | 'objectOpened'
  | 'key'
  | 'keyClosed'
  | 'beforeValue'
  | 'otherValue'
  | 'arrayOpened'
  | 'beforeElement'
  | 'element'
  | 'stringClosed'
  | 'done'
  | 'lost';

/** One more than the only key that matters has. */
const longestKey = 'posts'.length + 1;

function isSpace(character: string): boolean {
  return character === ' ' || character === '\n' || character === '\r' || character === '\t';
}

/**
 * Cuts the elements of `{"posts": […]}` or of a bare array out of JSON that is still being written.
 *
 * An object counts as soon as its brace closes and it parses. A string has to be followed by a comma
 * or the array's end: a quote that somebody forgot to escape must not cut a post in two. Where the
 * text stops being such JSON the cutter is lost for good, and the whole text has to be read instead.
 */
export class PostCutter {
  #place: Place = 'prose';
  #key = '';
  /** What earlier chunks held of the element that is open. */
  readonly #element = new JoinedText();
  #chunk = '';
  #at = 0;
  /** Where the open element begins in this chunk. */
  #from = 0;
  #depth = 0;
  #inString = false;
  #escaped = false;
  #lineBegins = true;

  /** The array has closed: all there is has been cut. */
  get complete(): boolean {
    return this.#place === 'done';
  }

  *push(text: string): Generator<unknown> {
    this.#chunk = text;
    this.#from = 0;
    for (this.#at = 0; this.#at < text.length; this.#at += 1) {
      const value = this.#step(text.charAt(this.#at));
      if (value !== undefined) yield value;
    }
    if (this.#place === 'element') this.#keep(text.length);
  }

  /** The element up to a place of this chunk. */
  #keep(end: number): void {
    this.#element.add(this.#chunk.slice(this.#from, end));
  }

  /** Returns an element that this character has completed. */
  #step(character: string): unknown {
    switch (this.#place) {
      case 'prose':
        return this.#prose(character);
      case 'objectOpened':
        if (character === '"') this.#go('key');
        else if (!isSpace(character)) this.#backToProse(character);
        return;
      case 'key':
        this.#track(character);
        if (!this.#inString) this.#go('keyClosed');
        else if (this.#key.length < longestKey) this.#key += character;
        return;
      case 'keyClosed':
        if (character === ':') this.#go('beforeValue');
        else if (!isSpace(character)) this.#backToProse(character);
        return;
      case 'beforeValue':
        if (isSpace(character)) return;
        if (this.#key === 'posts' && character === '[') return this.#go('beforeElement');
        this.#go('otherValue');
        return this.#otherValue(character);
      case 'otherValue':
        return this.#otherValue(character);
      case 'arrayOpened':
        if (isSpace(character)) return;
        if (!'"{['.includes(character)) return this.#backToProse(character);
        this.#go('beforeElement');
        return this.#beforeElement(character);
      case 'beforeElement':
        return this.#beforeElement(character);
      case 'element':
        return this.#inElement(character);
      case 'stringClosed':
        if (isSpace(character)) return;
        if (character !== ',' && character !== ']') return this.#go('lost');
        return this.#closed(character === ']' ? 'done' : 'beforeElement');
      default:
        return;
    }
  }

  #go(place: Place): undefined {
    this.#place = place;
    this.#depth = 0;
    this.#escaped = false;
    this.#inString = place === 'key';
    if (place === 'key') this.#key = '';
  }

  /** A bare array has a line of its own; brackets in the middle of a sentence are prose. */
  #prose(character: string): undefined {
    if (character === '{') this.#go('objectOpened');
    else if (character === '[' && this.#lineBegins) this.#go('arrayOpened');
    else if (character === '\n') this.#lineBegins = true;
    else if (!isSpace(character)) this.#lineBegins = false;
  }

  #backToProse(character: string): undefined {
    this.#go('prose');
    this.#lineBegins = false;
    this.#prose(character);
  }

  #otherValue(character: string): undefined {
    const outside = !this.#inString && this.#depth === 0;
    if (outside && character === ',') return this.#go('objectOpened');
    if (outside && character === '}') return this.#go('prose');
    this.#track(character);
  }

  #beforeElement(character: string): unknown {
    if (isSpace(character) || character === ',') return;
    if (character === ']') return this.#go('done');
    this.#place = 'element';
    this.#from = this.#at;
    return this.#inElement(character);
  }

  #inElement(character: string): unknown {
    const scalar = this.#depth === 0 && !this.#inString;
    if (scalar && (character === ',' || character === ']')) {
      this.#keep(this.#at);
      return this.#closed(character === ']' ? 'done' : 'beforeElement');
    }
    const wasOpen = this.#inString || this.#depth > 0;
    this.#track(character);
    if (!wasOpen || this.#inString || this.#depth > 0) return;
    this.#keep(this.#at + 1);
    if (character === '"') return this.#go('stringClosed');
    return this.#closed('beforeElement');
  }

  #closed(next: Place): unknown {
    try {
      const value = parseStrict(this.#element.toString());
      this.#go(next);
      this.#element.clear();
      return value;
    } catch {
      return this.#go('lost');
    }
  }

  #track(character: string): void {
    if (this.#escaped) this.#escaped = false;
    else if (this.#inString) {
      if (character === '\\') this.#escaped = true;
      else if (character === '"') this.#inString = false;
    } else if (character === '"') this.#inString = true;
    else if (character === '{' || character === '[') this.#depth += 1;
    else if (character === '}' || character === ']') this.#depth -= 1;
  }
}
