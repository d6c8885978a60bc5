;; Writes the tables of texts as the packed ones say it, run by run: how many words to pass over (2 bytes), how many texts follow (2),
;; and for each its length (1) if it begins where the one before ends; else 128 more, and how far behind BASE it begins (3).
;; The numbers in capitals are put in at build time.
(module
  (memory 1)
  (func
    (local $read i32) (local $write i32) (local $runs i32) (local $texts i32)
    (local $address i32) (local $length i32) (local $next i32)
    (local.set $read (i32.const PACKED))
    (local.set $write (i32.const BASE))
    (local.set $runs (i32.const RUNS))
    (loop $run
      (local.set $write (i32.add (local.get $write) (i32.shl (i32.load16_u align=1 (local.get $read)) (i32.const 2))))
      (local.set $texts (i32.load16_u offset=2 align=1 (local.get $read)))
      (local.set $read (i32.add (local.get $read) (i32.const 4)))
      (local.set $next (i32.const 0))
      (block $none
        (br_if $none (i32.eqz (local.get $texts)))
        (loop $text
          (local.set $length (i32.load8_u (local.get $read)))
          (local.set $read (i32.add (local.get $read) (i32.const 1)))
          (local.set $address (local.get $next))
          (if (i32.and (local.get $length) (i32.const 128)) (then
            (local.set $length (i32.and (local.get $length) (i32.const 127)))
            (local.set $address
              (i32.add (i32.const BASE) (i32.and (i32.load align=1 (local.get $read)) (i32.const 0xffffff))))
            (local.set $read (i32.add (local.get $read) (i32.const 3)))))
          (if (i32.ge_u (local.get $address) (local.get $next)) (then
            (local.set $next (i32.add (local.get $address) (local.get $length)))))
          (i32.store (local.get $write) (local.get $address))
          (i32.store offset=4 (local.get $write) (local.get $length))
          (local.set $write (i32.add (local.get $write) (i32.const 8)))
          (br_if $text (local.tee $texts (i32.sub (local.get $texts) (i32.const 1))))))
      (br_if $run (local.tee $runs (i32.sub (local.get $runs) (i32.const 1)))))))
