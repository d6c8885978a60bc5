//! What a text says under a heading, in a list or in a table is read with what stands above it.

use crate::is_accurate;

const TABLE: &str = "# Plans

| Plan | Monthly price per seat | Invoices per month | Support |
|---|---|---|---|
| Starter | $9 | 50 | Email |
| Team | $18 | 500 | Email and chat |
| Business | $32 | Unlimited | Email, chat and phone |";

const LIST: &str = "## Premium

Nothing has to be booked.

The plan includes these every month:

- 5 coffees
- 2 day passes
- a locker
- 30 minutes of massage

## Basic

Coffee costs extra.";

const SECTIONS: &str = "# Skylark baggage

## Cabin baggage

The bag fits under the seat. Put nothing else there. Straps count as well. It weighs 8 kg at most.

## Checked baggage

Bags go in at the desk. Wait for the label. Keep the receipt. They weigh 23 kg at most.";

#[test]
fn a_row_is_read_with_the_first_one_of_its_table() {
    for claim in [
        "The Team plan allows 500 invoices per month.",
        "Business has unlimited invoices per month.",
        "The monthly price per seat of the Business plan is $32.",
    ] {
        assert!(is_accurate(claim, TABLE), "{claim}");
    }
}

#[test]
fn an_item_is_read_with_what_leads_into_its_list() {
    for claim in [
        "Premium includes 30 minutes of massage every month.",
        "Every month the Premium plan includes a locker.",
    ] {
        assert!(is_accurate(claim, LIST), "{claim}");
    }
    assert!(!is_accurate("The Premium plan includes a parking space every month.", LIST));
}

#[test]
fn a_sentence_is_read_with_its_heading() {
    for claim in ["Checked baggage weighs 23 kg at most.", "Skylark cabin baggage weighs 8 kg at most."] {
        assert!(is_accurate(claim, SECTIONS), "{claim}");
    }
}
