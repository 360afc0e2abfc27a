/** The strip sets in this browser. A game has its strips in its options, so changes here never affect it. */
import { freshId } from '../../../base/fresh.ts';
import { draftsFrom, uniqueName } from './files.ts';
import type { DraftStrip, StripDraft } from './draft.ts';

const KEY = 'leadlight-strips';

function read(): readonly StripDraft[] {
  try {
    return draftsFrom(JSON.parse(localStorage.getItem(KEY) ?? '[]'));
  } catch {
    return [];
  }
}

class StripSets {
  all = $state.raw(read());
  /** Whether storing the last change failed. */
  unsaved = $state(false);

  constructor() {
    window.addEventListener('storage', ({ key }) => {
      if (key === KEY || key === null) this.all = read();
    });
  }

  find(id: string): StripDraft | undefined {
    return this.all.find((set) => set.id === id);
  }

  /** Adds a set under a unique name and returns its id. */
  add(name: string, strips: readonly DraftStrip[]): string {
    const id = freshId();
    const names = this.all.map((set) => set.name);
    this.save([...this.all, { id, name: uniqueName(name, names), strips }]);
    return id;
  }

  change(id: string, part: Partial<Omit<StripDraft, 'id'>>): void {
    this.save(this.all.map((set) => (set.id === id ? { ...set, ...part } : set)));
  }

  remove(id: string): void {
    this.save(this.all.filter((set) => set.id !== id));
  }

  private save(sets: readonly StripDraft[]): void {
    this.all = sets;
    try {
      localStorage.setItem(KEY, JSON.stringify(sets));
      this.unsaved = false;
    } catch {
      this.unsaved = true;
    }
  }
}

export const stripSets = new StripSets();
