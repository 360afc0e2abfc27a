/** Something that makes moves durable. */
export interface Contender {
  /** One move at each table, in one transaction. */
  commitGroup(): Promise<void>;
  close(): Promise<void>;
}
